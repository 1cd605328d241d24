/** The visitor of a request: client, trader and terms. */

export interface Session {
  readonly id: string;
  readonly csrfToken: string;
  readonly visitorId: number;
  /** It has a row: the visitor has done something that stays. */
  readonly isStored: boolean;
  /** Whether the session has its own cart, not only the prototype. */
  readonly hasCart: boolean;
}

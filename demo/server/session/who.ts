/** The visitor of a request: client, trader and terms. */

export interface Session {
  readonly id: string;
  readonly csrfToken: string;
  readonly visitorId: number;
  /** It has a row: the visitor has done something that stays. */
  readonly isStored: boolean;
  /** It has a cart of its own, and not only what it would begin with. */
  readonly hasCart: boolean;
}

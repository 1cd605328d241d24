/** The visitor of a request: client, trader and terms. */

export interface Session {
  readonly id: string;
  readonly csrfToken: string;
  readonly visitorId: number;
  /** The member of a client as whom the visitor is logged in. */
  readonly memberId: number | null;
  /** Sessions of one space see each other's requests and quotes. */
  readonly space: string;
  /** Whether the session has a row: the visitor has changed something. */
  readonly isStored: boolean;
  /** Whether the session has its own cart, not only the prototype. */
  readonly hasCart: boolean;
  /** The order that the link of a guest's mail opens on this page. */
  readonly linked?: string;
}

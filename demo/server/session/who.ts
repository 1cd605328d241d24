/** Decides what the shop knows of whoever sends a request. */

export interface Session {
  readonly id: string;
  readonly csrfToken: string;
  readonly visitorId: number;
  /** It has a row, and with it a cart of its own. */
  readonly isKept: boolean;
}

/** Decides what a visitor of the demo is described by. */

export interface Person {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly company: string;
  readonly nip: string;
  readonly first: string;
  readonly last: string;
  readonly street: string;
  readonly houseNo: string;
  readonly zipCode: string;
  readonly city: string;
  readonly voivodeship: string;
  readonly branch: number;
  readonly lines: number;
  readonly savedAddresses: number;
  readonly trader?: string;
  readonly projects?: readonly string[];
  readonly terms?: {
    readonly isSpecialist?: boolean;
    readonly isTest?: boolean;
    readonly isPurchaseBlocked?: boolean;
    readonly amountAfterDeadline?: string;
    readonly limitRemaining?: string;
    readonly limitAfterDeadline?: string;
    readonly limitFactoring?: boolean;
    readonly limitBankName?: string;
  };
  /** Without it all payments; an empty list is a contract without any. */
  readonly payments?: readonly number[];
  /** Price agreed for the shop's own transport. */
  readonly transportNet?: string;
  readonly cart?: {
    readonly children?: readonly string[];
    readonly isAbrys?: boolean;
    readonly paymentInit?: boolean;
    readonly carrier?: number;
    readonly payment?: number;
  };
}

/** The data of one visitor of the demo. */

/** One scripted change of a cart: of the line with this index, or of a carrier. */
export interface ScriptedChange {
  readonly when: 'after the first answer' | 'while ordering';
  readonly line?: number;
  /** Increase of the line's price in per cent. */
  readonly priceRise?: number;
  /** The remaining quantity of the line, in steps; 0 removes the line. */
  readonly stockLeft?: number;
  readonly carrier?: number;
}

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
  /** The orders of this visitor have further fields. */
  readonly asksFurther?: boolean;
  /** The cart asks for consents and for the purpose of the purchase. */
  readonly asksConsents?: boolean;
  readonly trader?: string;
  readonly projects?: readonly string[];
  readonly terms?: {
    readonly userType?: 'company' | 'sole-trader' | 'consumer';
    readonly isSpecialist?: boolean;
    readonly isTest?: boolean;
    readonly isPurchaseBlocked?: boolean;
    readonly amountAfterDeadline?: string;
    readonly limitRemaining?: string;
    readonly limitAfterDeadline?: string;
    readonly limitFactoring?: boolean;
    readonly limitBankName?: string;
    readonly freeDeliveryFrom?: string;
  };
  /** Default: all payments except the deferred one; an empty list is a contract without payments. */
  readonly payments?: readonly number[];
  /** Price agreed for the shop's own transport. */
  readonly transportNet?: string;
  readonly cart?: {
    readonly children?: readonly string[];
    readonly isAbrys?: boolean;
    readonly paymentInit?: boolean;
    readonly carrier?: number;
    readonly payment?: number;
    /** Index of the child cart whose payment has begun. */
    readonly paidChildIndex?: number;
    readonly voucher?: string;
    /** Instead of `lines`: one product of each kind with legally required information. */
    readonly showsDuties?: boolean;
    /** Besides `lines`: products of which a part comes later. */
    readonly comesInParts?: boolean;
    /** Besides `lines`: products that are cheaper from a quantity on, one below and one above its first step. */
    readonly hasSteps?: boolean;
    /** Besides `lines`: products with the buyer's own symbols, and with a price that holds until a day. */
    readonly ownCodes?: boolean;
    /** The payment or the project requires a token of the configurator's server. */
    readonly configurator?: boolean;
    /** Scripted changes to the cart after its first response, or during the order. */
    readonly scriptedChanges?: readonly ScriptedChange[];
  };
}

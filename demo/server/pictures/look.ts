/** The data of a product picture: a kind of thing with colours and texts, stored with the product. */

/** The kinds of products that can be drawn; each has its own file or function in pictures/. */
export type LookKind =
  | 'tile'
  | 'mosaic'
  | 'clinker'
  | 'plank'
  | 'herringbone'
  | 'roll'
  | 'skirting'
  | 'bucket'
  | 'can'
  | 'bag'
  | 'cartridge'
  | 'board'
  | 'slab'
  | 'profile'
  | 'block'
  | 'brick'
  | 'rooftile'
  | 'sheet'
  | 'gutter'
  | 'basin'
  | 'tap'
  | 'toilet'
  | 'cabin'
  | 'drill'
  | 'trowel'
  | 'level'
  | 'door'
  | 'handle'
  | 'box'
  | 'paver'
  | 'tape';

/** `seed` makes two pictures of one kind differ; each kind interprets `pattern` itself. */
export interface Look {
  readonly kind: LookKind;
  /** Main colour, #rrggbb. */
  readonly colour: string;
  /** Second colour: grout, lid, label. */
  readonly accent: string;
  readonly pattern: string;
  readonly seed: number;
  /** The product's size as it is named, for example "30 × 60 cm"; tiles are laid accordingly. */
  readonly size: string;
  /** Short text on a label, for example a brand. */
  readonly label: string;
}

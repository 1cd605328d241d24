/** Decides the styleable parts that the picker adds to the elements that show it, for their declarations. */
export const pickerParts = {
  picker: 'The picker as a whole.',
  lockers: 'The list of parcel lockers.',
  locker: 'A parcel locker.',
  'locker-chosen': 'The chosen one in the list.',
  map: 'The map’s side.',
  'map-credits': 'Who made the map.',
  'picker-bar': 'The bar with the marked or the chosen locker.',
} as const;

/** Stylable parts of the picker, for the declarations of the elements that contain it. */
export const pickerParts = {
  picker: 'The root of the picker.',
  lockers: 'The list of parcel lockers.',
  locker: 'A parcel locker.',
  'locker-chosen': 'The chosen locker in the list.',
  map: 'The map area.',
  'map-credits': 'The map’s attribution.',
  'picker-bar': 'The bar with the highlighted or chosen locker.',
} as const;

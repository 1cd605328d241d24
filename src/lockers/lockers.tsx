/** The lockers as a cart uses them: one late import for the offer and the picker. */
import { LockerPicker } from './LockerPicker';
import { nearLocker } from './near';
import { pickerStyles } from './styles';
import { pickerText } from './text';

export const lockers = { LockerPicker, nearLocker, pickerStyles, pickerText };
export type Lockers = typeof lockers;

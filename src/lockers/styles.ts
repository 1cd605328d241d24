/** Style sheets of the locker picker besides those of ui and fields, in cascade order. */
import map from './map.css?inline';
import picker from './picker.css?inline';
import rows from './rows.css?inline';
import tools from './tools.css?inline';

export const pickerStyles: readonly string[] = [picker, tools, rows, map];

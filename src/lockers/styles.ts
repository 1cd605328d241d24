/** Decides which style sheets the locker picker needs besides those of ui and fields, in this order. */
import map from './map.css?inline';
import picker from './picker.css?inline';
import rows from './rows.css?inline';
import tools from './tools.css?inline';

export const pickerStyles: readonly string[] = [picker, tools, rows, map];

/** Defines the icons that several domains use, under lucide's names. */
import { icon } from './icon';

export const ArrowLeft = icon('M12 19l-7-7 7-7M19 12H5');
export const ArrowRight = icon('M5 12h14M12 5l7 7-7 7');
export const Check = icon('M20 6 9 17l-5-5');
export const CircleAlert = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8L12 12M12 16L12.01 16');
export const CircleCheck = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M16 9l-5.5 5.5L8 12');
export const Clock = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 6v6l4 2');
export const ExternalLink = icon('M15 3h6v6M10 14 21 3M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6');
export const Info = icon('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 16v-4M12 8h.01');
export const Minus = icon('M5 12h14');
export const Plus = icon('M5 12h14M12 5v14');
export const Search = icon('M21 21l-4.34-4.34M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0');
export const ShoppingCart = icon(
  'M2.05 2.05l1.099-.028a1 1 0 0 1 1.008.815l2.69 14.347A1 1 0 0 0 7.83 18H18M4.563 5h16.435a1 1 0 0 1 .981 1.204l-1.026 6.226A2 2 0 0 1 18.962 14H6.25M16 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0M6 20a2 2 0 1 0 4 0a2 2 0 1 0-4 0',
);
export const TriangleAlert = icon(
  'M21.73 18l-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
);
export const X = icon('M18 6 6 18M6 6l12 12');

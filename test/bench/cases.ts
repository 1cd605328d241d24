/** The cases of the bench, in the order of the results. */
import { bytesCase } from './bytes/case';
import { cart } from './cart/case';
import { cartActions } from './cart-actions/case';
import { coldCart } from './cold-cart/case';
import { enginesCase } from './engines/case';
import { growth } from './growth/case';
import { hearts } from './hearts/case';
import { interactions } from './interactions/case';
import { keystroke } from './keystroke/case';
import { lighthouse } from './lighthouse/case';
import { listing } from './listing/case';
import { lockers } from './lockers/case';
import { ownContent } from './own-content/case';
import { processes } from './processes/case';
import type { Case } from './runner/case';
import { quickOrder } from './quick-order/case';
import { search } from './search/case';
import { searchServer } from './search-server/case';
import { shift } from './shift/case';

export const cases: readonly Case[] = [
  bytesCase,
  search,
  searchServer,
  processes,
  growth,
  cartActions,
  keystroke,
  hearts,
  cart,
  interactions,
  ownContent,
  enginesCase,
  coldCart,
  lockers,
  quickOrder,
  shift,
  listing,
  lighthouse,
];

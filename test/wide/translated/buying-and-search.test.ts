/** Tests that the states of buying, search and processes work while a page translator wraps all texts. */
import { buyingStates } from '../../a11y/states/buying';
import { processStates } from '../../a11y/states/processes';
import { searchStates } from '../../a11y/states/search';
import { testTranslated } from './state';

testTranslated([...buyingStates, ...processStates, ...searchStates]);

/** Tests that the states of fields, examples and the shop work while a page translator wraps all texts. */
import { exampleStates } from '../../a11y/states/examples';
import { fieldStates } from '../../a11y/states/fields';
import { shopStates } from '../../a11y/states/shop';
import { testTranslated } from './state';

testTranslated([...exampleStates, ...fieldStates, ...shopStates]);

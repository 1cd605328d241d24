/** Defines `<shop-suggester>`: its view and its values. */
import { define } from '../../src/element/define';
import { boxScreen } from '../../src/search/first-screen';
import { drawing } from '../../src/search/suggester/drawing.generated';
import { shopSuggester } from '../shop-suggester';

// Every page has it in its header: nothing of it waits for React, and the rest comes for who uses it.
define(
  shopSuggester,
  (island) => import('../../src/search/suggester/first-screen').then(({ begin }) => begin(island)),
  {
    screen: { ...boxScreen(drawing), whole: true, until: 'touch' },
  },
);

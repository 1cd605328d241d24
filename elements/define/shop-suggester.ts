/** Defines `<shop-suggester>`. */
import { define } from '../../src/element/define';
import { boxScreen } from '../../src/search/first-screen';
import { drawing } from '../../src/search/suggester/drawing.generated';
import { shopSuggester } from '../shop-suggester';

// Every page has it in its header, so its first screen works without React. The rest loads on first use.
define(
  shopSuggester,
  (island) => import('../../src/search/suggester/first-screen').then(({ begin }) => begin(island)),
  {
    screen: { ...boxScreen(drawing), whole: true, until: 'touch' },
  },
);

/** Decides what fills `<shop-suggester>`. */
import { define } from '../../src/element/define';
import { boxScreen } from '../../src/search/first-screen';
import { drawing } from '../../src/search/suggester/drawing.generated';
import { shopSuggester } from '../shop-suggester';

define(
  shopSuggester,
  (island) => {
    // Requests suggestions for text typed before React has loaded, too.
    import('../../src/search/suggester/first-screen').then(({ askEarly }) => askEarly(island)).catch(() => {});
    return import('../../src/search/suggester/Suggester');
  },
  // Every page has it in its header: React comes for who uses it.
  { screen: { ...boxScreen(drawing), until: 'touch' } },
);

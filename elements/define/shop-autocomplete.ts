/** Defines `<shop-autocomplete>`. */
import { form } from '../../src/element/control';
import { define } from '../../src/element/define';
import { drawing } from '../../src/search/autocomplete/drawing.generated';
import { shopAutocomplete } from '../shop-autocomplete';

define(shopAutocomplete, () => import('../../src/search/autocomplete/Autocomplete'), { form, screen: drawing });

/** Defines `<shop-slider>`. */
import { define } from '../../src/element/define';
import { sliderScreen } from '../../src/ui/sections/first-screen';
import { shopSlider } from '../shop-slider';

define(shopSlider, () => import('../../src/ui/sections/Slider'), { screen: sliderScreen });

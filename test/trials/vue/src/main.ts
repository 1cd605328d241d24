/** Shows our elements in a fresh Vue project: imported once, used in a template. */
import { createApp } from 'vue';
import 'shop-elements/shop-calculator';
import 'shop-elements/shop-cart';
import 'shop-elements/shop-config';
import 'shop-elements/shop-filters';
import App from './App.vue';

createApp(App).mount('#app');

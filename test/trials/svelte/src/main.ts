/** Shows our elements in a fresh Svelte project: imported once, used in a component. */
import { mount } from 'svelte';
import 'shop-elements/shop-calculator';
import 'shop-elements/shop-cart';
import 'shop-elements/shop-config';
import 'shop-elements/shop-filters';
import App from './App.svelte';

mount(App, { target: document.getElementById('app')! });

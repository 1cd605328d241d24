/** Decides how a fresh Vue project builds: as `npm create vite` leaves it, and told which tags are ours. */
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isCustomElement = (tag: string): boolean => tag.startsWith('shop-');

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });

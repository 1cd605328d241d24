/** The build of a fresh Vue project, as created by `npm create vite`, with our tags as custom elements. */
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

const isCustomElement = (tag: string): boolean => tag.startsWith('shop-');

export default defineConfig({ plugins: [vue({ template: { compilerOptions: { isCustomElement } } })] });

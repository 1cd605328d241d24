/** The build of a fresh React project, as created by `npm create vite`. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });

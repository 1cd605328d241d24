/** Decides how a fresh React project builds: as `npm create vite` leaves it. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });

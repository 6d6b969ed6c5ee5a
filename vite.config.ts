import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { sitemap } from './src/sitemap.ts'

export default defineConfig({
  server: {
    proxy: { '/api': api(), '/media': api() },
  },
  build: { target: 'es2023' },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'router.tsx',
        routesDirectory: '.',
        generatedRouteTree: 'routes.gen.ts',
        virtualRouteConfig: sitemap,
        quoteStyle: 'single',
        semicolons: false,
        addExtensions: true,
      },
      server: { entry: 'render.ts' },
    }),
    react(),
  ],
})

/** The Host header stays the browser's own, by which the API tells its site from others. */
function api() {
  return { target: process.env.API_ORIGIN ?? 'http://127.0.0.1:3001', changeOrigin: false }
}

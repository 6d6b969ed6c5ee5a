import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import { tanstackRouterGenerator } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pageFiles } from './commands/building/page-files.ts'
import { firstPages, sitemap } from './src/sitemap.ts'

const isStyle = (file: string) => file.endsWith('.css')
const libraries = {
  name: 'libraries',
  test: /^\0rolldown\/runtime|node_modules\/(react|react-dom|scheduler|use-sync-external-store|@tanstack)\//,
  tags: ['$initial' as const],
}
/** What every page needs before anything else: one file instead of twenty. */
const everyPage = { name: 'site', tags: ['$initial' as const] }

const generated = { quoteStyle: 'single' as const, semicolons: false, addExtensions: true }

export default defineConfig({
  server: {
    proxy: { '/api': api(), '/media': api() },
  },
  build: { target: 'es2023' },
  environments: {
    client: {
      build: {
        // Lists only styles: a list of the scripts of every page would be in each first download.
        modulePreload: { resolveDependencies: (_, files) => files.filter(isStyle) },
        // Libraries change seldom, so they stay in the browser's cache when the site changes.
        rolldownOptions: {
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [libraries, everyPage, { name: pageFiles(sitemap) }],
            },
          },
        },
      },
    },
  },
  plugins: [
    tailwindcss(),
    tanstackStart({
      srcDirectory: 'src',
      router: {
        entry: 'router.tsx',
        routesDirectory: '.',
        generatedRouteTree: 'routes.gen.ts',
        virtualRouteConfig: sitemap,
        ...generated,
      },
      server: { entry: 'render.ts' },
    }),
    tanstackRouterGenerator({
      routesDirectory: 'src',
      generatedRouteTree: 'src/first-routes.gen.ts',
      virtualRouteConfig: firstPages,
      ...generated,
    }),
    react(),
  ],
})

/** The Host header stays the browser's own, by which the API tells its site from others. */
function api() {
  return { target: process.env.VITE_API_ORIGIN ?? 'http://127.0.0.1:3001', changeOrigin: false }
}

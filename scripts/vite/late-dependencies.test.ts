import { build, type Plugin, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { lateDependencies } from './late-dependencies.ts'

const FILES: Readonly<Record<string, string>> = {
  'virtual:entry': `import { shared } from 'virtual:shared'
    console.log(shared)
    import('virtual:page').then(console.log)`,
  'virtual:shared': 'export const shared = Math.random()',
  'virtual:page': `import { shared } from 'virtual:shared'
    import { own } from 'virtual:own'
    export default shared + own`,
  'virtual:own': 'export const own = Math.random()',
}

const files: Plugin = {
  name: 'files',
  resolveId: (id) => (id in FILES ? `\0${id}` : undefined),
  load: (id) => FILES[id.slice(1)],
}

test('a dynamic import names the scripts to fetch with it, but none that its chunk imports itself', async () => {
  const { plugin, resolveDependencies } = lateDependencies()
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, plugin],
    build: {
      write: false,
      modulePreload: { polyfill: false, resolveDependencies },
      rolldownOptions: {
        input: { entry: 'virtual:entry' },
        output: {
          chunkFileNames: '[name].js',
          entryFileNames: '[name].js',
          codeSplitting: {
            groups: ['shared', 'own', 'page'].map((name) => ({ name, test: new RegExp(`virtual:${name}$`) })),
          },
        },
      },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  const entry = output.find(({ fileName }) => fileName === 'entry.js') as Rolldown.OutputChunk
  const [, named = ''] = /m\.f=\[(.*?)\]/.exec(entry.code) ?? []
  expect(named.split(',').toSorted()).toEqual(['"own.js"', '"page.js"'])
})

/** Who may import whom (docs/decisions/0002), first match wins. `{same}` stands for the module or game of the file. */
interface Layer {
  readonly from: RegExp
  readonly may: readonly string[]
}

/** Modules whose rules stand on the pages of text. */
const RULES_TOLD = [
  'account',
  'cards',
  'cloud',
  'consent',
  'idle',
  'install',
  'market',
  'playtime',
  'sharing',
].map((name) => `modules/${name}/rules/`)

const WEB_PACKAGES = ['react', 'uqr']

export const LAYERS: readonly Layer[] = [
  { from: /\.(test|contract)\.tsx?$|^kit\/(\w+\/)?testing\/|^modules\/[^/]+\/testing\//, may: ['**'] },
  // Throws and given up seats stand in the list of moves, for the board as for the rules of the duel.
  {
    from: /^modules\/duels\/rules\/(duel|sealed|table|places)\.ts$/,
    may: [
      'kit/result/',
      'kit/time/',
      'kit/random/',
      'duel/casts.ts',
      'duel/leaving.ts',
      'modules/{same}/rules/',
      'model.ts',
    ],
  },
  // What games of others may say is one file, which the games have too.
  { from: /^modules\/duels\/rules\/rating\.ts$/, may: ['kit/time/', 'model.ts', 'glicko2-lite'] },
  {
    from: /^modules\/hosted\/rules\//,
    may: ['sdk/protocol.ts', 'kit/time/', 'modules/{same}/rules/', 'model.ts'],
  },
  // Two purses of a game are joined by the rules of the purse.
  {
    from: /^modules\/saves\/rules\//,
    may: ['kit/random/', 'kit/game/progress/', 'modules/{same}/rules/', 'model.ts'],
  },
  {
    from: /^modules\/[^/]+\/rules\//,
    may: [
      'kit/result/',
      'kit/time/',
      'kit/random/',
      'i18n/look-alikes.ts',
      'modules/{same}/rules/',
      'model.ts',
      '.json',
    ],
  },
  { from: /^modules\/[^/]+\/model\.ts$/, may: ['kit/brand/', 'kit/time/', 'model.ts'] },
  {
    from: /^modules\/[^/]+\/(calls|shapes)\.ts$/,
    may: ['kit/contract/', 'kit/time/', 'model.ts', 'typebox', 'calls.ts', 'shapes.ts'],
  },
  // Games of others have a web server of their own.
  {
    from: /^modules\/hosted\/server\//,
    may: [
      'kit/',
      '!kit/web/',
      '!kit/ui/',
      'modules/{same}/',
      '!modules/{same}/web/',
      'fastify',
      'kysely',
      'yauzl',
      'node:',
    ],
  },
  {
    from: /^modules\/[^/]+\/server\//,
    may: [
      'kit/',
      '!kit/web/',
      '!kit/ui/',
      'modules/{same}/',
      '!modules/{same}/web/',
      'server/index.ts',
      'model.ts',
      'kysely',
      'pg',
      '@resvg/resvg-js',
      'web-push',
      'openid-client',
      'obscenity',
      'minisearch',
      'aws4fetch',
      'node:',
    ],
  },
  // A worker of cloud games and the hosts of its sessions know no database: they run on machines of their own.
  {
    from: /^modules\/[^/]+\/(worker|host)\//,
    may: [
      'kit/',
      '!kit/web/',
      '!kit/ui/',
      '!kit/db/',
      '!kit/bus/',
      '!kit/jobs/',
      '!kit/sockets/',
      'modules/{same}/',
      '!modules/{same}/web/',
      'model.ts',
      'node-av',
      'node-datachannel',
      'x11',
      'ws',
      'node:',
    ],
  },
  // The pages of rules tell the numbers of all modules.
  {
    from: /^modules\/legal\/web\/facts\.ts$/,
    may: ['kit/time/', 'kit/i18n/', 'model.ts', ...RULES_TOLD],
  },
  {
    from: /^modules\/[^/]+\/web\//,
    may: [
      'kit/',
      '!kit/server/',
      '!kit/db/',
      '!kit/bus/',
      '!kit/jobs/',
      '!kit/sockets/',
      '!kit/limits/',
      'modules/{same}/',
      '!modules/{same}/server/',
      'web/index.ts',
      'calls.ts',
      'model.ts',
      'virtual:credits',
      ...WEB_PACKAGES,
    ],
  },
  // What writes a family's packs of levels is run by hand and belongs to no bundle.
  {
    from: /^games\/[^/]+\/(find|generate)(-[\w-]+)?\.ts$/,
    may: ['kit/random/', 'kit/time/', 'kit/result/', 'kit/game/', 'games/{same}/', 'node:'],
  },
  {
    from: /^games\//,
    may: ['kit/random/', 'kit/time/', 'kit/result/', 'kit/game/', 'games/{same}/'],
  },
  {
    from: /^kit\/(db|server|limits|bus|jobs|redis|sockets|testing)\//,
    may: [
      'kit/',
      '!kit/web/',
      '!kit/ui/',
      'kysely',
      'pg',
      'redis',
      'ws',
      'fastify',
      '@opentelemetry/api',
      '@fastify/',
      'typebox',
      'node:',
    ],
  },
  { from: /^kit\/i18n\/look-alikes\.ts$/, may: ['obscenity'] },
  {
    from: /^kit\//,
    may: [
      'kit/',
      '!kit/db/',
      '!kit/server/',
      '!kit/bus/',
      '!kit/jobs/',
      '!kit/sockets/',
      '!kit/limits/',
      'typebox',
      '@lingui/message-utils',
      '@fontsource',
      'regexparam',
      ...WEB_PACKAGES,
    ],
  },
  { from: /^(apps|scripts|bench|e2e)\//, may: ['**'] },
]

/** The server of a module has one public face; tests look behind it. */
const BEHIND_FACE = /^modules\/[^/]+\/server\/(?!index\.ts$)/
const OUTSIDE = /^(apps|scripts|bench|e2e)\/(?!.*\.(test|contract)\.tsx?$)/

/** The reason why a file may not import a target, or nothing. Both are paths from the root, or package names. */
export function forbidden(file: string, target: string): string | undefined {
  const layer = LAYERS.find(({ from }) => from.test(file))
  if (!layer) return `no layer covers ${file}`
  const same = file.split('/')[1]!
  const fits = (pattern: string) => {
    const wanted = pattern.replace('{same}', same)
    if (wanted === '**') return true
    if (/\.(ts|json)$/.test(wanted)) return target.endsWith(wanted.startsWith('.') ? wanted : `/${wanted}`)
    return target.startsWith(wanted)
  }
  const isClosed = layer.may.some((pattern) => pattern.startsWith('!') && fits(pattern.slice(1)))
  if (OUTSIDE.test(file) && BEHIND_FACE.test(target)) return `${file} may not import ${target}`
  const isOpen = layer.may.some((pattern) => !pattern.startsWith('!') && fits(pattern))
  return isOpen && !isClosed ? undefined : `${file} may not import ${target}`
}

/** The first circle of a graph as a path, or an empty list. */
export function circleIn(needs: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const walk = (node: string, path: readonly string[]): string[] => {
    if (path.includes(node)) return [...path, node]
    for (const next of needs.get(node) ?? []) {
      const circle = walk(next, [...path, node])
      if (circle.length > 0) return circle
    }
    return []
  }
  return [...needs.keys()].map((node) => walk(node, [])).find((circle) => circle.length > 0) ?? []
}

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { routeRules } from '#apps/web/redirects.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { buildSdk } from './build-sdk.ts'
import { writeCatalogue } from './build-catalogue.ts'
import { writeOfflinePage } from './build-offline.ts'
import { writeTitles } from './build-titles.ts'
import { licenceTexts } from './credits.ts'
import { compressAssets } from './compress-assets.ts'
import { clientBuild, consoleBuild, root, serverBuild, workerBuild } from './vite/config.ts'
import { portalBuild } from './vite/portal-build.ts'

// Builds the server and everything that it serves into dist/: pages, games, catalogue, covers, manifest, service worker.
const dist = join(root, 'dist')
rmSync(dist, { recursive: true, force: true })
await build(clientBuild)
await build(serverBuild)
await build(portalBuild)
await buildSdk(root)
await build(consoleBuild)
await writeCatalogue(root)
writeFileSync(join(dist, 'client/licences.txt'), licenceTexts())

const hash = createHash('sha256')
for (const file of ['client/manifest.json', 'catalogue.json']) hash.update(readFileSync(join(dist, file)))
const id = hash.digest('hex').slice(0, 16)
await build(workerBuild({ buildId: id, shellFiles: writeOfflinePage(root), titles: writeTitles(root) }))

const manifest = JSON.stringify({ id, timestamp: systemClock() })
mkdirSync(join(dist, 'client/_app/builds/meta'), { recursive: true })
writeFileSync(join(dist, 'client/_app/builds/latest.json'), manifest)
writeFileSync(
  join(dist, `client/_app/builds/meta/${id}.json`),
  JSON.stringify({ id, timestamp: systemClock(), prerendered: [], matcher: { rules: routeRules } }),
)
await compressAssets(root)

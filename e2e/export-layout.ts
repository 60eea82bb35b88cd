import { testPng } from '#apps/testing/test-png.ts'
import type { ZipEntry } from '#kit/testing/zip.ts'

/**
 * A WebAssembly module, as bytes: `hop(by)` adds to the first word of a shared memory and returns the sum. It imports
 * `env.memory` (1 to 16 pages, shared) and has one function of i32 to i32 with `i32.atomic.rmw.add`.
 */
const WASM = Buffer.from(
  [
    '0061736d01000000',
    '01060160017f017f',
    '02100103656e76066d656d6f727902030110',
    '03020100',
    '07070103686f700000',
    '0a0f010d0041002000fe1e020020006a0b',
  ].join(''),
  'hex',
)

/** The head of an empty Godot pack: magic, format and engine version. */
const pack = () => {
  const bytes = Buffer.alloc(100)
  bytes.write('GDPC', 0, 'latin1')
  for (const [place, value] of [2, 4, 3, 0].entries()) bytes.writeUInt32LE(value, 4 + place * 4)
  return bytes
}

/** Starts like an engine: checks features, loads module and pack in parallel, compiles while streaming, then starts threads. */
const ENGINE = `
class Engine {
  constructor(config) { this.config = config }
  static getMissingFeatures({ threads }) {
    return [
      ...(window.isSecureContext ? [] : ['secure context']),
      ...(threads && !window.crossOriginIsolated ? ['cross-origin isolation'] : []),
      ...(threads && typeof SharedArrayBuffer === 'undefined' ? ['SharedArrayBuffer'] : []),
    ]
  }
  async startGame({ onProgress }) {
    const { executable, fileSizes, godotPoolSize } = this.config
    this.memory = new WebAssembly.Memory({ initial: 1, maximum: 16, shared: true })
    const compiling = WebAssembly.compileStreaming(fetch(executable + '.wasm'))
    const pack = await (await fetch(executable + '.pck')).arrayBuffer()
    if (new TextDecoder().decode(pack.slice(0, 4)) !== 'GDPC') throw new Error('no pack')
    if (pack.byteLength !== fileSizes[executable + '.pck']) throw new Error('a pack of another size')
    onProgress(0.5)
    this.module = await compiling
    this.threads = Array.from({ length: godotPoolSize }, () => new Worker(executable + '.worker.js'))
    for (const thread of this.threads) thread.postMessage({ module: this.module, memory: this.memory })
    onProgress(1)
  }
  /** Each thread adds one; the main thread reads what all of them have written. */
  hop() {
    return Promise.all(this.threads.map((thread) => new Promise((done) => {
      thread.onmessage = ({ data }) => done(data)
      thread.postMessage('hop')
    }))).then(() => Atomics.load(new Int32Array(this.memory.buffer), 0))
  }
}`

const WORKER = `
let hop
onmessage = async ({ data }) => {
  if (data === 'hop') return postMessage((await hop)(1))
  const { module, memory } = data
  hop = WebAssembly.instantiate(module, { env: { memory } }).then(({ exports }) => exports.hop)
}`

const page = (threads: boolean) => `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, user-scalable=no, initial-scale=1.0">
<title>Reef Drum</title>
<style>html,body,#canvas{margin:0;padding:0;border:0}body{color:#fff;background:#000;overflow:hidden;touch-action:none;font:24px sans-serif}#canvas{display:block;width:100vw;height:100vh}#status{position:absolute;inset:0;display:grid;place-content:center;pointer-events:none;text-align:center}</style>
<link id="-gd-engine-icon" rel="icon" href="index.icon.png"></head>
<body><canvas id="canvas"></canvas>
<div id="status"><p id="notice">loading</p><p id="hops"></p><p id="sound"></p></div>
<script src="/_sdk/islet.js"></script>
<script src="index.js"></script>
<script>
const GODOT_CONFIG = {"args":[],"canvasResizePolicy":2,"ensureCrossOriginIsolationHeaders":true,"executable":"index","experimentalVK":false,"fileSizes":{"index.pck":${pack().length},"index.wasm":${WASM.length}},"focusCanvas":true,"gdextensionLibs":[],"godotPoolSize":4};
const GODOT_THREADS_ENABLED = ${threads};
const engine = new Engine(GODOT_CONFIG);
(async () => {
  const say = (id, text) => { document.getElementById(id).textContent = text }
  const islet = await Islet.connect()
  const heed = ({ isMuted }) => say('sound', isMuted ? 'quiet' : 'loud')
  heed(islet.facts())
  islet.onFacts(heed)
  const missing = Engine.getMissingFeatures({ threads: GODOT_THREADS_ENABLED })
  if (missing.length > 0) return say('notice', 'missing: ' + missing.join(', '))
  await engine.startGame({ onProgress: (share) => islet.progress(share) })
  const pen = document.getElementById('canvas').getContext('2d')
  let hue = 0
  const draw = () => {
    if (!islet.facts().isPaused) { hue++; pen.fillStyle = 'hsl(' + hue + ' 60% 30%)'; pen.fillRect(0, 0, 300, 150) }
    requestAnimationFrame(draw)
  }
  draw()
  const before = Number(islet.saves.get('hops') ?? 0)
  say('hops', before)
  const hop = async () => {
    const hops = before + await engine.hop()
    say('hops', hops)
    await islet.saves.set('hops', String(hops))
  }
  document.getElementById('canvas').addEventListener('pointerdown', hop)
  addEventListener('keydown', hop)
  islet.ready()
  say('notice', 'isolated: ' + crossOriginIsolated)
})().catch((error) => { document.getElementById('notice').textContent = 'failed: ' + error.message; throw error })
</script></body></html>`

/**
 * The files of a Godot 4 web export with threads, with their names and order of loading. The contents are our own: this has the
 * layout of an export, but no engine.
 */
export const exportLayout = ({ threads = true } = {}): readonly ZipEntry[] => [
  { path: 'index.html', content: page(threads) },
  { path: 'index.js', content: ENGINE },
  { path: 'index.worker.js', content: WORKER },
  { path: 'index.wasm', content: WASM },
  { path: 'index.pck', content: pack() },
  { path: 'index.icon.png', content: testPng(64, 64) },
  { path: 'index.png', content: testPng(200, 200) },
]

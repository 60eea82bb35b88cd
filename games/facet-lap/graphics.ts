import { CORNER_BYTES, SUN, type Mesh } from './mesh.ts'
import type { Eye } from './camera.ts'

/** Draws meshes on its own canvas, which the stage then shows as a picture. */
export interface Graphics {
  readonly canvas: HTMLCanvasElement
  /** No graphics card: each pixel costs time. */
  readonly isSoftware: boolean
  resize(width: number, height: number): void
  /** Static meshes, uploaded once per track. */
  keep(parts: { readonly solid: Mesh; readonly veil: Mesh }): void
  draw(eye: Eye, scene: { readonly sky: Mesh; readonly solid: Mesh; readonly veil: Mesh }): void
  destroy(): void
}

const VERTEX = `#version 300 es
layout(location=0) in vec3 place;
layout(location=1) in vec4 color;
uniform mat4 lens; uniform vec3 eye; uniform float haze; uniform vec2 sun;
out vec4 paint;
void main() {
  gl_Position = lens * vec4(place, 1.0);
  vec3 way = place - eye;
  float far = length(way);
  float fog = haze * (1.0 - exp(-max(0.0, far - 60.0) * 0.0028));
  float warm = 0.5 + 0.5 * dot(normalize(way.xz + vec2(0.001)), sun);
  vec3 air = mix(vec3(0.70, 0.46, 0.62), vec3(1.0, 0.68, 0.44), warm * warm);
  paint = vec4(mix(color.rgb, air, fog), color.a);
}`
const FRAGMENT = `#version 300 es
precision mediump float;
in vec4 paint; out vec4 shown;
void main() { shown = vec4(paint.rgb * paint.a, paint.a); }`

/** Opens WebGL; `undefined` where the browser has no graphics card for it. */
export function openGraphics(): Graphics | undefined {
  const opened = openCard()
  if (!opened) return undefined
  const { canvas, gl } = opened
  const leave = new AbortController()
  let kept: { readonly solid: Mesh; readonly veil: Mesh } | undefined
  let card = setUp(gl)

  // A phone may take the context away in the background and restore it later.
  canvas.addEventListener('webglcontextlost', (event) => event.preventDefault(), { signal: leave.signal })
  canvas.addEventListener(
    'webglcontextrestored',
    () => {
      card = setUp(gl)
      if (kept) sendKept(kept)
    },
    { signal: leave.signal },
  )

  function sendKept(parts: { readonly solid: Mesh; readonly veil: Mesh }) {
    card.solid.send(parts.solid, gl.STATIC_DRAW)
    card.veil.send(parts.veil, gl.STATIC_DRAW)
  }

  return {
    canvas,
    isSoftware: false,
    resize(width, height) {
      if (canvas.width === width && canvas.height === height) return
      canvas.width = width
      canvas.height = height
    },
    keep(parts) {
      kept = parts
      sendKept(parts)
    },
    draw(eye, scene) {
      if (gl.isContextLost()) return
      gl.viewport(0, 0, canvas.width, canvas.height)
      gl.clear(gl.DEPTH_BUFFER_BIT)
      gl.uniformMatrix4fv(card.lens, false, eye.lens)
      gl.uniform3f(card.eye, eye.x, eye.y, eye.z)
      gl.uniform1f(card.haze, 0)
      gl.disable(gl.BLEND)
      gl.disable(gl.DEPTH_TEST)
      card.moving.send(scene.sky, gl.STREAM_DRAW).draw()
      gl.enable(gl.DEPTH_TEST)
      gl.depthMask(true)
      gl.uniform1f(card.haze, 1)
      card.solid.draw()
      card.moving.send(scene.solid, gl.STREAM_DRAW).draw()
      gl.enable(gl.BLEND)
      gl.depthMask(false)
      card.veil.draw()
      card.moving.send(scene.veil, gl.STREAM_DRAW).draw()
      gl.depthMask(true)
    },
    destroy() {
      leave.abort()
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
}

/** Driver names of software rendering. */
const NO_CARD = /swiftshader|llvmpipe|softpipe|software|basic render/i

function openCard() {
  const canvas = document.createElement('canvas')
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    failIfMajorPerformanceCaveat: true,
    powerPreference: 'high-performance',
  })
  if (!gl) return undefined
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const driver = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  // Some browsers hide that there is no graphics card. Fetching each finished picture back costs more than painting
  // it.
  if (!NO_CARD.test(driver)) return { canvas, gl }
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return undefined
}

function setUp(gl: WebGL2RenderingContext) {
  const program = gl.createProgram()
  for (const [kind, text] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(kind)!
    gl.shaderSource(shader, text)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  gl.useProgram(program)
  gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
  gl.depthFunc(gl.LEQUAL)
  const flat = Math.hypot(SUN[0], SUN[2])
  gl.uniform2f(gl.getUniformLocation(program, 'sun'), SUN[0] / flat, SUN[2] / flat)
  return {
    lens: gl.getUniformLocation(program, 'lens'),
    eye: gl.getUniformLocation(program, 'eye'),
    haze: gl.getUniformLocation(program, 'haze'),
    solid: openBatch(gl),
    veil: openBatch(gl),
    moving: openBatch(gl),
  }
}

/** A buffer on the graphics card with its contents: one draw call. */
function openBatch(gl: WebGL2RenderingContext) {
  const layout = gl.createVertexArray()
  const buffer = gl.createBuffer()
  let corners = 0
  gl.bindVertexArray(layout)
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
  gl.enableVertexAttribArray(0)
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, CORNER_BYTES, 0)
  gl.enableVertexAttribArray(1)
  gl.vertexAttribPointer(1, 4, gl.UNSIGNED_BYTE, true, CORNER_BYTES, 12)
  const batch = {
    send(mesh: Mesh, use: number) {
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
      gl.bufferData(gl.ARRAY_BUFFER, mesh.bytes(), use)
      corners = mesh.corners
      return batch
    },
    draw() {
      if (corners === 0) return
      gl.bindVertexArray(layout)
      gl.drawArrays(gl.TRIANGLES, 0, corners)
    },
  }
  return batch
}

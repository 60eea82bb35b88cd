import type { Track } from '../rules.ts'
import type { Plan, Stretch } from './render.ts'

/** Request of the page to the rendering worker. */
export interface RenderWish {
  readonly track: Track
  readonly rate: number
}

/** Responses: the cuts of the piece, then its segments in order. */
export type Rendered =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly tense: Float32Array<ArrayBuffer> | undefined }
  | ({ readonly kind: 'stretch' } & Stretch)

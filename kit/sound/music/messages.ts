import type { Track } from '../rules.ts'
import type { Plan, Stretch } from './render.ts'

/** What the page asks of the worker that renders. */
export interface RenderWish {
  readonly track: Track
  readonly rate: number
}

/** What comes back: where the piece is cut, then its stretches in order. */
export type Rendered =
  | { readonly kind: 'plan'; readonly plan: Plan; readonly tense: Float32Array<ArrayBuffer> | undefined }
  | ({ readonly kind: 'stretch' } & Stretch)

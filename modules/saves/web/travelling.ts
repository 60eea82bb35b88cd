import type { SavedRecord, SavedSettings } from '../model.ts'
import { canonical } from '../rules/canonical.ts'
import { documentText } from '../rules/document.ts'
import { bytesOf, lighterOf } from '../rules/lighter.ts'
import { LONGEST_PACKED } from '../rules/limits.ts'
import { markOf } from '../rules/marks.ts'
import { packText } from './pack-text.ts'

/** A save as sent to the server. */
export interface Travelling {
  readonly packed: string
  /** Its unpacked size. */
  readonly bytes: number
  /** Digest of what is sent, which may be less than what is stored here. */
  readonly sentMark: string
}

type Content = { readonly record: SavedRecord } | { readonly settings: SavedSettings }

async function packWhole(content: Content): Promise<Travelling> {
  const text = documentText(content)
  return {
    packed: await packText(text),
    bytes: bytesOf(text),
    sentMark: markOf(canonical('settings' in content ? content.settings : content.record)),
  }
}

/** Packs a save, made lighter where the server would not take it. */
export async function packedOf(local: Content): Promise<Travelling | undefined> {
  if ('settings' in local) return packWhole({ settings: local.settings })
  for (const record of lighterOf(local.record)) {
    const whole = await packWhole({ record })
    if (whole.packed.length <= LONGEST_PACKED) return whole
  }
  return undefined
}

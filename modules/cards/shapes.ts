import { wireEnum } from '#kit/contract/renamed.ts'
import type { BoxKind } from './model.ts'

export const BoxKindField = wireEnum<BoxKind>({ normal: 0, rare: 1 })

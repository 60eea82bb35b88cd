import { describePencilFamily } from '#kit/game/testing/pencil-family.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'

describePencilFamily(family, cover)

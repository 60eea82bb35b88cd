import { testCardFamily } from '#kit/game/testing/card-family.ts'
import { cover } from './cover.ts'
import { family } from './family.ts'
import { how } from './how.ts'
import english from './messages/en.json' with { type: 'json' }

testCardFamily({ family, cover, how, english })

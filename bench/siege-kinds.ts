import { deflateRawSync } from 'node:zlib'
import { packReplay } from '#kit/game/replay-text.ts'
import { readCatalogue } from '../e2e/portal.ts'

/** A kind of request; `NUMBER` and `DEVICE` are replaced by new values each time, `TOKEN` by the attacker's. */
export interface Line {
  readonly head: string
  readonly headers?: readonly string[]
  readonly body?: string
  /** `own`: a connection for each request, which stays open; `drips`: sends the body one character at a time. */
  readonly connection?: 'own' | 'drips'
}

const get = (path: string): Line => ({ head: `GET ${path} HTTP/1.1` })
const call = (wire: string, body: string): Line => ({ head: `POST /api/${wire} HTTP/1.1`, body })
const envelope = (params: object) => JSON.stringify({ id: 1, params, head: {} })
const asPlayer = (line: Line): Line => ({ ...line, headers: ['authorization: Bearer TOKEN'] })

/** The game whose inputs expand the most: 67 bytes become a quarter of a million ticks. */
export const BOMBED_GAME = readCatalogue().find(({ slug }) => slug === 'jetpack-joyride')!.gameId

/** Requests that no page of ours sends (docs/trust.md 1, 2). */
export async function attackKinds(runKey: string): Promise<Readonly<Record<string, readonly Line[]>>> {
  const inputs = Array.from({ length: 250_000 }, () => 0)
  const bomb = await packReplay({ seed: 1, level: 1, inputs })
  const wide = `{"format":1,"record":{"bests":{},"plays":1,"level":1,"stars":{},"options":{},"run":{"seed":1,"level":1,"save":"","inputs":[${Array(49_000).fill('[]').join(',')}]}}}`
  const saves = ['game:2048', 'game:sudoku'].map((key) => {
    return { key, ver: 0, data: deflateRawSync(wide).toString('base64url') }
  })
  const score = { gameId: BOMBED_GAME, score: 1, ver: '1', replay: bomb }
  return {
    'missing pages': [get('/nowhere/NUMBER'), get('/g/missing-NUMBER')],
    'made-up languages': [get('/?lang=xNUMBER'), get('/games?lang=yNUMBER')],
    'pages not kept': ['de', 'fr', 'ja', 'th', 'ar'].map((language) =>
      get(`/g/2048?lang=${language}&n=NUMBER`),
    ),
    'game pages by other spellings': [get('/g/%3204NUMBER'), get('/g/%32048'), get('/games/puzzle?n=NUMBER')],
    'paths that are no text': [get('/g/%zz'), get('/g/%E0%A4%A?n=NUMBER'), get('/%')],
    'unknown shared pages': [get('/shtml/NUMBER'), get('/shtml/NUMBER.png')],
    payloads: [get('/_app/payload/de/g/2048?n=NUMBER'), get('/_app/payload/fr/nowhere/NUMBER')],
    pictures: [get('/cloud/art/x/NUMBER.webp'), get('/shtml/KEY.png')],
    'nested bodies': [
      call('sys/config', `{"id":1,"params":${'['.repeat(8000)}`),
      call('game/search', `{"id":1,"params":${'{"a":'.repeat(8000)}`),
    ],
    'bodies that drip': [{ ...call('sys/config', ' '.repeat(60_000)), connection: 'drips' }],
    searches: [
      call('game/search', envelope({ keyword: 'sea NUMBER' })),
      call('game/search', envelope({ keyword: 'quxiNUMBER zebra pizzle chess' })),
    ],
    'sign-ins and new accounts': [call('acc/signin/device/id', envelope({ visitId: 'DEVICE' }))],
    nicknames: [asPlayer(call('me/set/nickname', envelope({ nickName: 'f.u.c.k NUMBER' })))],
    'runs begun': [asPlayer(call('game/run/start', envelope({ gameId: BOMBED_GAME })))],
    'forged scores': [
      asPlayer(call('game/score/send', envelope({ ...score, runKey }))),
      call('game/score/send', envelope({ ...score, runKey: 'x' })),
    ],
    'saves that unfold': [asPlayer(call('game/save/set', envelope({ list: saves })))],
    'guessed passwords': [
      asPlayer(call('coc/exchange/extract', envelope({ sellCode: 'ABCDNUMBER', sellPass: 'NUMBER' }))),
    ],
    'unknown calls': [call('no/NUMBER', envelope({}))],
    readiness: [get('/readyz')],
    invitations: [
      call(
        'coc/share/back',
        envelope({ inviteKey: 'KEYNUMBER', visitId: 'DEVICE', langClient: 'en', osClient: 'android' }),
      ),
    ],
    sockets: [
      {
        ...get('/api/live'),
        headers: [
          'upgrade: websocket',
          'sec-websocket-version: 13',
          'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
        ],
        connection: 'own',
      },
    ],
  }
}

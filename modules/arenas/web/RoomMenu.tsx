import { use, useState, useSyncExternalStore } from 'react'
import type { RoomWish } from '#kit/game/contract.ts'
import type { Play } from '#kit/game/play.ts'
import { ROOM_CODE_BYTES, roomCodeOf, roomSearch } from '#kit/game/rooms/asked-room.ts'
import { messagesOf, useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { SharePageContext } from '#kit/web/share-page.ts'
import { BestPlayers, PhraseList } from '#modules/duels/web/index.ts'
import { sayHere } from './connection.ts'
import styles from './rooms.module.css'

const arenasTexts = messagesOf<typeof import('./messages/en.json')>('arenas')

interface RoomMenuProps {
  readonly game: { readonly gameId: number; readonly slug: string; readonly title: string }
  /** The game on this page; undefined until it has loaded. */
  readonly play: Play | undefined
  /** Closes the menu, asking first where a long run would be lost. */
  readonly leave: (then: () => void) => void
}

const noPhrases = () => undefined

const TEAMS = ['1', '2'] as const

/** The menu of a game's rooms: a match with anybody, or a private room. */
export function RoomMenu({ game: { gameId, slug, title }, play, leave }: RoomMenuProps) {
  const text = useMessages(arenasTexts)
  const sharePage = use(SharePageContext)
  const say = useSyncExternalStore(sayHere.watch, sayHere.read, noPhrases)
  const [team, setTeam] = useState<(typeof TEAMS)[number]>('1')
  const wish: RoomWish = { team: team === '2' ? 2 : 1 }
  const invite = () =>
    leave(() => {
      const own = { ...wish, code: roomCodeOf(crypto.getRandomValues(new Uint8Array(ROOM_CODE_BYTES))) }
      play?.enter(own)
      sharePage({ title, path: `/g/${slug}${roomSearch(own)}` })
    })
  return (
    <section className={styles.menu} data-rooms>
      <h3>{text('title')}</h3>
      <p>{text('note')}</p>
      <PillNav
        label={text('team')}
        pills={TEAMS.map((one) => ({ id: one, label: text(`team.${one}`) }))}
        current={team}
        onPick={setTeam}
      />
      <Button look="act" isWide isPending={!play} onClick={() => leave(() => play?.enter(wish))}>
        {text('quick')}
      </Button>
      <Button isWide isPending={!play} icon={<ShareNetworkIcon />} onClick={invite}>
        {text('invite')}
      </Button>
      <p>{text('inviteNote')}</p>
      <BestPlayers gameId={gameId} />
      {say && <PhraseList say={say} />}
    </section>
  )
}

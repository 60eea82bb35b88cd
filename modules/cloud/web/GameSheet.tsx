import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Loading } from '#kit/ui/Loading.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { useStore } from '#kit/ui/store.ts'
import { useState } from 'react'
import { cloudCalls } from '../calls.ts'
import { bestLine } from './best-line.ts'
import type { CloudGameCard } from './cloud-state.ts'
import { cloudStore, hideGame } from './cloud-store.ts'
import { CardNeeded } from './CardNeeded.tsx'
import { Controls } from './Controls.tsx'
import { Failed } from './Failed.tsx'
import { coverOf, needsCard } from './GameTile.tsx'
import { LineList, useLines } from './LineList.tsx'
import { SeatButton } from './SeatButton.tsx'
import { cloudTexts } from './texts.ts'
import { usePings } from './use-pings.ts'
import styles from './cloud-sheet.module.css'

/** Details of a cloud game, and the button that starts it. */
export function GameSheet() {
  const { chosenGame, areLinesShown } = useStore(cloudStore)
  return (
    <Sheet isOpen={areLinesShown} onClose={hideGame} title={chosenGame?.name ?? ''} isFull>
      {chosenGame && <GameDetails key={chosenGame.gameKey} game={chosenGame} />}
    </Sheet>
  )
}

function GameDetails({ game }: { readonly game: CloudGameCard }) {
  return (
    <div className={styles.sheet}>
      <img className={styles.cover} src={coverOf(game)} alt="" width={480} height={300} />
      {game.summary && (
        <p className={styles.summary} lang={game.language} dir="auto">
          {game.summary}
        </p>
      )}
      <Controls game={game} />
      <Credits game={game} />
      {needsCard(game) ? <CardNeeded level={game.neededLevel} /> : <Lines game={game} />}
    </div>
  )
}

/** Minimum age, author and licence. */
function Credits({ game: { age, author, licence } }: { readonly game: CloudGameCard }) {
  const text = useMessages(cloudTexts)
  const number = useNumber()
  return (
    <ul className={styles.credits}>
      <li>{age === 0 ? text('credits.allAges') : text('credits.age', { age: number(age) })}</li>
      {author !== '' && <li>{text('credits.author', { author })}</li>}
      <li>{text('credits.licence', { licence })}</li>
    </ul>
  )
}

function Lines({ game }: { readonly game: CloudGameCard }) {
  const text = useMessages(cloudTexts)
  const { gameKey } = game
  const { data, error } = useLines(gameKey)
  const lines = data?.lines ?? []
  const pingOf = usePings(lines)
  const [picked, setPicked] = useState<string>()
  if (!data) return error ? <Failed refusal={error.refusal} call={cloudCalls.listLines} /> : <Loading />
  if (lines.length === 0)
    return (
      <section className={styles.closed}>
        <h3>{text('lines.closed')}</h3>
        <p>{text('lines.closedNote')}</p>
      </section>
    )
  const chosen = lines.find(({ lineKey }) => lineKey === picked) ?? bestLine(lines, pingOf) ?? lines[0]!
  return (
    <>
      <h3 className={styles.title}>{text('lines.title')}</h3>
      <LineList
        lines={lines}
        pingOf={pingOf}
        chosen={chosen.lineKey}
        onChoose={({ lineKey }) => setPicked(lineKey)}
      />
      <SeatButton key={chosen.lineKey} game={game} line={chosen} />
    </>
  )
}

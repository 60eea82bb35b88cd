import { use, type ReactNode } from 'react'
import type { GameOption } from '#kit/game/contract.ts'
import type { Play, PlayState } from '#kit/game/play.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { PillNav } from '#kit/ui/PillNav.tsx'
import { Sheet } from '#kit/ui/Sheet.tsx'
import { ShareNetworkIcon } from '#kit/ui/icons/stage.tsx'
import { SharePageContext } from '#kit/web/share-page.ts'
import { catalogTexts } from '../texts.ts'
import styles from './game.module.css'
import menuStyles from './game-menu.module.css'

interface GameMenuProps {
  readonly title: string
  readonly play: Play | undefined
  readonly state: PlayState
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Opens the choice of a run to race. */
  readonly onRace: () => void
  readonly children?: ReactNode
}

/** Less frequent actions: the daily challenge, the game's options, sharing. */
export function GameMenu({ title, play, state, isOpen, onClose, onRace, children }: GameMenuProps) {
  const text = useMessages(catalogTexts)
  const sharePage = use(SharePageContext)
  const thenClose = (act: () => void) => () => {
    act()
    onClose()
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title}>
      <div className={styles.menu}>
        <section>
          <h3>{text('game.daily')}</h3>
          <p>{text('game.dailyHint')}</p>
          <Button look="act" isWide onClick={thenClose(() => play?.playDaily())}>
            {text('game.dailyPlay')}
          </Button>
        </section>
        {children}
        {play?.canRace && (
          <Button isWide onClick={thenClose(onRace)}>
            {text('game.race')}
          </Button>
        )}
        {state.options.map((option) => (
          <Option
            key={option.id}
            option={option}
            onPick={(value) => thenClose(() => play?.setOption(option.id, value))()}
          />
        ))}
        <Button
          icon={<ShareNetworkIcon />}
          isWide
          onClick={thenClose(() => sharePage({ title, path: location.pathname }))}
        >
          {text('game.share')}
        </Button>
      </div>
    </Sheet>
  )
}

/** With more choices a select replaces the pills. */
const MOST_PILLS = 12

function Option({
  option,
  onPick,
}: {
  readonly option: GameOption
  readonly onPick: (value: string) => void
}) {
  return (
    <section>
      <h3>{option.label}</h3>
      {option.choices.length > MOST_PILLS ? (
        <select
          className={menuStyles.choices}
          aria-label={option.label}
          value={option.value}
          onChange={({ target }) => onPick(target.value)}
        >
          {option.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <PillNav
          label={option.label}
          pills={option.choices.map(({ value, label }) => ({ id: value, label }))}
          current={option.value}
          onPick={onPick}
        />
      )}
    </section>
  )
}

import { useState } from 'react'
import { Button, ButtonLink } from '../Button.tsx'
import { Chip, TimeChip } from '../Chip.tsx'
import { Field } from '../Field.tsx'
import { TextAreaField } from '../TextAreaField.tsx'
import { IconButton } from '../IconButton.tsx'
import { MagnifyingGlassIcon, PlayIcon, XIcon } from '../icons/shell.tsx'
import { GameControllerIcon, HeartIcon } from '../icons/areas.tsx'
import { BellIcon } from '../icons/lists.tsx'
import {
  ArrowLeftIcon,
  DotsThreeIcon,
  MusicNoteIcon,
  ShareNetworkIcon,
  SpeakerHighIcon,
  VibrateIcon,
} from '../icons/stage.tsx'
import { CopyIcon, KeyIcon } from '../icons/trade.tsx'
import { GlobeHemisphereWestIcon, PaperPlaneRightIcon } from '../icons/people.tsx'
import { PillNav } from '../PillNav.tsx'
import { ProgressBar } from '../ProgressBar.tsx'
import { Segments } from '../Segments.tsx'
import { Switch } from '../Switch.tsx'
import { CountBadge } from '../CountBadge.tsx'
import { Tag } from '../Tag.tsx'
import styles from './Gallery.module.css'
import { Section } from './Section.tsx'

export const ButtonSections = () => (
  <>
    <Section name="Buttons: act, quiet, danger, ghost, off, waiting">
      <div className={styles.row}>
        <Button look="act" icon={<PlayIcon />}>
          Play now
        </Button>
        <Button icon={<ShareNetworkIcon />}>Share</Button>
        <Button look="danger">Leave line</Button>
        <Button look="ghost">Skip</Button>
        <Button disabled>Claimed</Button>
        <Button look="act" isPending>
          Claim
        </Button>
        <Button isPending>Swap</Button>
        <Button look="act" size="small">
          Take
        </Button>
        <ButtonLink href="#gallery" size="small">
          More games
        </ButtonLink>
        <Button look="act" size="large" icon={<PlayIcon />} isWide>
          Play now
        </Button>
      </div>
    </Section>
    <Section name="Icon buttons: quiet, dot, pressed, clear, state, act, off">
      <div className={styles.row}>
        <IconButton label="Back" icon={<ArrowLeftIcon />} />
        <IconButton label="News, one unread" icon={<BellIcon />} hasDot />
        <IconButton label="Favourite" icon={<HeartIcon />} aria-pressed />
        <IconButton label="Sound" icon={<SpeakerHighIcon />} />
        <IconButton label="Close" icon={<XIcon />} look="clear" />
        <IconButton label="Send" icon={<PaperPlaneRightIcon />} look="state" />
        <IconButton label="More" icon={<DotsThreeIcon />} disabled />
        <IconButton label="Play" icon={<PlayIcon />} look="act" isLarge />
      </div>
    </Section>
    <Section name="Tags, counts, chips, time">
      <div className={styles.stack}>
        <div className={styles.row}>
          <Tag kind="open">Open</Tag>
          <Tag kind="busy">Busy</Tag>
          <Tag kind="full">Full</Tag>
          <Tag kind="new">New</Tag>
          <Tag kind="live">Live</Tag>
          <Tag kind="plain">Mine</Tag>
          <CountBadge>x2</CountBadge>
        </div>
        <div className={styles.row}>
          <TimeChip tone="calm">42 min</TimeChip>
          <TimeChip tone="soon">4 min left</TimeChip>
          <TimeChip tone="last">38 s</TimeChip>
          <TimeChip tone="gone" onPress={() => undefined}>
            No time left
          </TimeChip>
          <Chip icon={<GlobeHemisphereWestIcon />} isTall>
            World
          </Chip>
        </div>
      </div>
    </Section>
  </>
)

function FieldSection() {
  const [code, setCode] = useState('K7Q2-MAN')
  const [words, setWords] = useState('')
  return (
    <Section name="Fields: rest, hint and counter, error, lines">
      <div className={styles.stack}>
        <Field
          label="Search"
          isLabelHidden
          type="search"
          placeholder="1,752 games, try “chess”"
          icon={<MagnifyingGlassIcon />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Field
          label="Password"
          hint="Four to eight signs"
          limit={8}
          icon={<KeyIcon />}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Field
          label="Code"
          error="Invalid code. Please check and try again."
          dir="ltr"
          value={code}
          end={<IconButton label="Copy" icon={<CopyIcon />} look="clear" />}
          onChange={(event) => setCode(event.target.value)}
        />
        <TextAreaField
          label="Message"
          limit={100}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
    </Section>
  )
}

export function ChoiceSections() {
  const [place, setPlace] = useState<'market' | 'mine' | 'swap'>('market')
  const [room, setRoom] = useState<'game' | 'world'>('game')
  const [filter, setFilter] = useState('all')
  const [isLoud, setLoud] = useState(true)
  const kinds = ['All', 'Puzzle', 'Cards', 'Arcade', 'Sports', 'Two players']
  return (
    <>
      <Section name="Pills, segments, switch, progress">
        <div className={styles.stack}>
          <PillNav
            label="Kinds of games"
            pills={kinds.map((label) => ({ id: label.toLowerCase(), label }))}
            current={filter}
            onPick={setFilter}
          />
          <Segments
            label="Market"
            segments={[
              { id: 'market', label: 'Market' },
              { id: 'mine', label: 'Mine', count: 2 },
              { id: 'swap', label: 'Swap hall' },
            ]}
            current={place}
            onPick={setPlace}
          />
          <Segments
            label="Chat"
            segments={[
              { id: 'game', label: 'This game', icon: <GameControllerIcon /> },
              { id: 'world', label: 'World', icon: <GlobeHemisphereWestIcon /> },
            ]}
            current={room}
            onPick={setRoom}
          />
          <div>
            <Switch label="Music" icon={<MusicNoteIcon />} isOn={isLoud} onChange={setLoud} />
            <Switch
              label="Vibration"
              note="On claim and crack"
              icon={<VibrateIcon />}
              isOn={!isLoud}
              onChange={() => setLoud(!isLoud)}
            />
            <Switch label="Off limits" isOn isDisabled onChange={setLoud} />
          </div>
          <ProgressBar label="Next coconut" share={0.74} words="46 min left" />
          <ProgressBar label="Ripe coconut" share={1} />
        </div>
      </Section>
      <FieldSection />
    </>
  )
}

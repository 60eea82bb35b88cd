import { Avatar, FACE_COUNT } from '../Avatar.tsx'
import { Button, ButtonLink } from '../Button.tsx'
import { Coconut } from '../Coconut.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { ErrorScene } from '../ErrorScene.tsx'
import { HouseIcon } from '../icons/shell.tsx'
import * as areas from '../icons/areas.tsx'
import * as lists from '../icons/lists.tsx'
import * as people from '../icons/people.tsx'
import * as stage from '../icons/stage.tsx'
import * as trade from '../icons/trade.tsx'
import { Loading } from '../Loading.tsx'
import { Logo } from '../Logo.tsx'
import { RotateHint } from '../RotateHint.tsx'
import { Tag } from '../Tag.tsx'
import { Tile } from '../Tile.tsx'
import { TileWall } from '../TileWall.tsx'
import { TopBar } from '../TopBar.tsx'
import styles from './Gallery.module.css'
import { shellIcons } from './shell-icons.ts'
import { sampleCover } from './sample-covers.ts'
import { Section } from './Section.tsx'

const NAMES = ['Reef Match', 'Tide Pour', 'Klondike', 'Current Lines', 'Pool', 'Dune Rally', 'Raft Blocks']

const wallTiles = Array.from({ length: 23 }, (_, index) => ({
  id: index,
  href: '#gallery',
  title: NAMES[index % NAMES.length]!,
  note: index % 3 === 0 ? 'Beat your own ghost' : undefined,
  badge: index === 0 ? <Tag kind="new">New</Tag> : undefined,
  lockedBy: index === 9 ? 'S card required' : undefined,
  ...sampleCover(index),
}))

export const TileSections = () => (
  <>
    <Section name="Tiles: rest, noted, locked, wide, tall">
      <div className={styles.tiles}>
        <Tile href="#gallery" title="Tide Pour" shape="square" {...sampleCover(3)} />
        <Tile
          href="#gallery"
          title="Bumper Cars Soccer"
          note="Two players, one ball"
          shape="square"
          badge={<Tag kind="live">Live</Tag>}
          {...sampleCover(0)}
        />
        <Tile
          href="#gallery"
          title="Comet Bricks"
          lockedBy="S card required"
          shape="square"
          {...sampleCover(5)}
        />
        <Tile href="#gallery" title="Pool" note="Four more tables" shape="tall" {...sampleCover(4)} />
      </div>
    </Section>
    <Section name="Tile wall" isWhole>
      <TileWall label="Games" tiles={wallTiles} />
    </Section>
  </>
)

const icons = [shellIcons, stage, areas, lists, trade, people].flatMap((group) => Object.entries(group))

export const ArtSections = () => (
  <>
    <Section name="Coconut: closed, cracking, open, blue">
      <div className={styles.nuts}>
        <Coconut isRipe />
        <Coconut state="cracking" crack={0.6} />
        <Coconut state="open" />
        <Coconut isBlue />
      </div>
    </Section>
    <Section name="Faces and rings">
      <div className={styles.row}>
        {Array.from({ length: FACE_COUNT }, (_, index) => (
          <Avatar key={index} face={index} />
        ))}
        <Avatar face={1} size={56} ring={1} />
        <Avatar face={2} size={56} ring={0.64} />
        <Avatar face={3} size={56} ring={0.3} />
      </div>
    </Section>
    <Section name="Icons">
      <div className={styles.row}>
        {icons.map(([name, Icon]) => (
          <Icon key={name} />
        ))}
      </div>
    </Section>
    <Section name="Empty, loading, rotate">
      <EmptyState
        title="No listings yet"
        note="Put a card you have twice up for a swap."
        action={<Button>Choose a card</Button>}
      />
      <Loading />
      <div className={styles.frame}>
        <RotateHint isAlwaysShown />
      </div>
    </Section>
    <Section name="Top bar of a game" isWhole>
      <TopBar title="Reef Match" note="Match · 12,408 playing">
        <Button size="small">Full screen</Button>
      </TopBar>
    </Section>
    <Section name="Error page" isWhole>
      <div className={styles.frame}>
        <ErrorScene
          code="ERROR 404"
          title="No island at this spot"
          note="Page Not Found: /g/sudokku"
          top={<Logo />}
          actions={
            <>
              <ButtonLink href="#gallery" look="act" icon={<HouseIcon />}>
                Go to Home
              </ButtonLink>
              <ButtonLink href="#gallery">Did you mean Sudoku?</ButtonLink>
            </>
          }
        />
      </div>
    </Section>
  </>
)

// Made from the source of the SDK by npm run sdk.
/** A question that the portal has refused: `why` says which limit it met. */
export declare class SdkRefusal extends Error {
    /** Always `SdkRefusal`. */
    name: string;
    /** Which limit was met. */
    readonly why: Refusal;
    constructor(why: Refusal);
}

/** Texts that follow the player to each of their devices. */
export interface Saves {
    /** The save of a name; undefined where there is none. */
    get(key: string): string | undefined;
    /** All saves by name. */
    all(): Readonly<Record<string, string>>;
    /** Keeps a text. @throws SdkRefusal `tooLarge` when all saves together exceed `SDK_LIMITS.saveBytes`. */
    set(key: string, value: string): Promise<void>;
    /** Forgets the save of a name. */
    remove(key: string): Promise<void>;
}

/** What came of a break for an advertisement: this portal shows none, so that nothing was shown. */
export interface BreakResult {
    /** Whether there was anything to see. */
    readonly wasShown: boolean;
    /** Whether to give the player what the break was to pay for. */
    readonly isRewarded: boolean;
}

/** A portal, from the view of a game that runs in it. */
export interface Sdk {
    /** False where the game runs by itself: everything works, nothing is shared. */
    readonly isInPortal: boolean;
    /** How the portal stands now. */
    facts(): Facts;
    /** Calls back with each change of the facts; the answer ends it. */
    onFacts(listener: (facts: Facts) => void): () => void;
    /** How much has been loaded, 0 to 1. */
    progress(value: number): void;
    /** The game can be played: what covers it goes away. */
    ready(): void;
    /** The player plays from now on. */
    gameplayStart(): void;
    /** The player plays no longer: menus and pauses are no play. */
    gameplayStop(): void;
    /** What the game keeps for the player. */
    readonly saves: Saves;
    /** Tells a score. It is the player's own best: nothing has proved it, so that it enters no table. */
    score(value: number): void;
    /**
     * Gives the player a badge that the game declares in its `islet.json`; a second time changes nothing.
     * @throws SdkRefusal `refused` for a badge that is not declared, or while there is no connection.
     */
    badge(badgeId: string): Promise<void>;
    /** Something good has happened: the portal may celebrate. */
    happyTime(): void;
    /** A link that brings a friend here with these parameters. */
    link(params: Params): string;
    /** Opens the portal's dialog to share a link that brings a friend here with these parameters; answers the link. */
    invite(params: Params): Promise<string>;
    /** Opens the portal's dialog to share this game with a text. */
    share(text: string): Promise<void>;
    /** A pause between two levels in which the portal may show something. */
    commercialBreak(): Promise<BreakResult>;
    /** A pause that the player has chosen for a reward. */
    rewardedBreak(): Promise<BreakResult>;
}

/** What an SDK asks its surroundings for; tests give their own. */
export interface SdkWindow {
    /** The window around it; itself where there is none. */
    readonly parent: unknown;
    /** Hears what the portal answers. */
    addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
    /** Hears it no longer. */
    removeEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
    /** Where a game keeps its saves outside of a portal. */
    readonly localStorage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** Speaks with the portal around the game, or stands alone where there is none. Never rejects. */
export declare function connect(world?: SdkWindow): Promise<Sdk>;

/** What crosses the channel at most; both sides hold to it. */
export declare const SDK_LIMITS: {
    /** Letters of the name of a save. */
    readonly keyLetters: 64;
    /** Bytes (UTF-8) of all saves of a game, names included. */
    readonly saveBytes: 40000;
    /** Names of parameters of an invitation, and letters of them all. */
    readonly params: 10;
    readonly paramLetters: 300;
    /** Letters of the name of a badge. */
    readonly badgeLetters: 32;
    /** Letters of a text to share. */
    readonly shareLetters: 200;
    /** Messages that may come at once, and how many more each second. */
    readonly burst: 120;
    readonly perSecond: 60;
};

/** How the page looks around the game. */
export type Theme = 'light' | 'dark';

/** Names and values that a link carries for the game. */
export type Params = Readonly<Record<string, string>>;

/** What a game may know of where it runs. */
export interface Facts {
    /** Of the page: `en`, `ar`, … */
    readonly language: string;
    /** Of the page, so that the game may fit it. */
    readonly theme: Theme;
    /** The player wants no sound. */
    readonly isMuted: boolean;
    /** Something lies over the game, or the tab is hidden. */
    readonly isPaused: boolean;
    /** What the link carried that led here (`invite`). */
    readonly params: Params;
    /** The address of the game's page. */
    readonly link: string;
    /** Pixels at each edge that a notch or a bar of the system covers. */
    readonly safe: {
        readonly top: number;
        readonly right: number;
        readonly bottom: number;
        readonly left: number;
    };
}

/** Why a question was refused. */
export type Refusal = 'tooLarge' | 'tooMany' | 'refused';

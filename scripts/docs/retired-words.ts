/** A word or phrase that our texts do not use. */
export interface RetiredWord {
  /** Each form is matched as a whole word, in any case. A space matches any white space. */
  forms: readonly string[];
  /** Words to write in its place. */
  write: string;
  /** Phrases in which the word is right. */
  except?: readonly string[];
  /** Names in code that are retired too, matched exactly. */
  names?: readonly string[];
}

/** The table "Write, do not write" in `docs/glossary.md` has the same rows in the same order. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  {
    forms: ["floor", "floors"],
    write: "layer, package",
    names: ["Floor", "Floors", "floors"],
  },
  {
    forms: ["room", "rooms"],
    write: "feature folder, module; space",
    except: ["chat room", "chat rooms", "socket room"],
    names: ["room", "rooms"],
  },
  { forms: ["house", "houses"], write: "project, package", except: ["Lucide's `house`"] },
  {
    forms: ["told", "tell", "tells", "telling"],
    write: "reported, shown, announced, notified",
  },
  { forms: ["anew", "afresh"], write: "again" },
  { forms: ["whose"], write: "of which, with, that has" },
  { forms: ["lend", "lends", "lent"], write: "pass, merge" },
  { forms: ["beside", "besides"], write: "next to, with, in addition to" },
  { forms: ["dearest", "dear"], write: "most expensive, expensive" },
  { forms: ["in sight", "into sight", "out of sight"], write: "visible, in view, hidden" },
  {
    forms: ["stands", "stand", "stood", "standing"],
    write: "is, is shown, is placed, remains",
  },
  { forms: ["wears", "wear", "worn", "wearing"], write: "uses, is set, active (theme)" },
  { forms: ["mend", "mends", "mended", "mending"], write: "fix, correct" },
  { forms: ["upon"], write: "on" },
  { forms: ["seldom"], write: "rarely" },
  { forms: ["learnt"], write: "learned, known from" },
  { forms: ["of ours", "of yours", "of theirs"], write: "our own, your own, their own" },
  { forms: ["lie", "lies", "lay", "lain", "lying"], write: "is, is stored, is placed" },
  { forms: ["footgun", "footguns"], write: "pitfall" },
  { forms: ["stumble", "stumbled", "trips over"], write: "fail, find" },
  { forms: ["hence", "thus", "whence", "thereby"], write: "so, therefore" },
  { forms: ["in the hands of"], write: "used by, controlled by" },
  { forms: ["by heart", "at heart", "the heart of"], write: "central, main part" },
  {
    forms: ["hear", "hears", "heard", "speak", "speaks", "speaking", "spoken"],
    write: "announced",
    except: ["heard of", "stories.Spoken"],
  },
  { forms: ["unseen"], write: "invisible, hidden" },
  { forms: ["at rest", "come to rest", "comes to rest"], write: "idle" },
  {
    forms: ["give way", "gives way", "giving way"],
    write: "is hidden, is replaced, shrinks",
  },
  { forms: ["for good", "for ever"], write: "permanently, without end" },
  { forms: ["to the finger"], write: "touch target" },
  {
    forms: ["bring along", "brings along", "take along", "takes along"],
    write: "include, load, copy",
  },
  { forms: ["in vain"], write: "without effect" },
  { forms: ["is at it"], write: "is sending, holds the lock" },
  {
    forms: ["photograph", "photographs", "photographed"],
    write: "take a picture",
  },
  { forms: ["whoever"], write: "everyone who, a person who" },
];

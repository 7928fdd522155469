import type { ReactNode } from "react";

/** References to the gradients that drawings share. */
export type GamePaints = { readonly gold: string; readonly jade: string; readonly leaf: string };

/** A drawing on a square of 100. */
export type GameDrawingData = {
  /** How it is moved on a tile, so that what matters of it is not cut off. */
  readonly place?: string;
  readonly draw: (paints: GamePaints) => ReactNode;
};

const turns = (count: number) => Array.from({ length: count }, (_, turn) => (turn * 360) / count);

/** Generic drawings of games, in the order of `gameHues`. */
export const gameDrawings: readonly GameDrawingData[] = [
  {
    // hat
    place: "translate(-11.1 14.8) scale(.90)",
    draw: ({ gold }) => (
      <g transform="rotate(9 50 50)">
        <path
          d="M14 70C8 44 10 24 2 14c20 2 30 16 32 30C38 26 42 12 52 2c8 10 12 24 14 42 4-14 14-26 32-28-10 10-8 30-14 54z"
          fill={gold}
        />
        <path d="M52 2c8 10 12 24 14 42l-8 26H46L34 44C38 26 42 12 52 2z" fill="#ff6fa8" />
        <path d="M52 2c8 10 12 24 14 42l-8 26h-6z" fill="#d93c86" />
        <path d="M12 66c24 9 50 9 74 0l2 15c-26 10-52 10-78 0z" fill="#fff3d1" />
        <path d="M49 72.5c13 0 25-2 37-6.5l2 15c-13 5-26 7.5-39 7.5z" fill="#e8d3a0" />
        <circle cx="2" cy="15" r="7.5" fill={gold} />
        <circle cx="52" cy="3" r="7.5" fill={gold} />
        <circle cx="98" cy="17" r="7.5" fill={gold} />
        <path
          d="m49 72 2.2 4.6 5 .6-3.7 3.5 1 5-4.5-2.5-4.5 2.5 1-5-3.7-3.5 5-.6z"
          fill="#8b46f2"
        />
      </g>
    ),
  },
  {
    // moons
    draw: ({ gold, jade }) => (
      <>
        <circle cx="64" cy="36" r="34" fill={gold} />
        <circle
          cx="64"
          cy="36"
          r="27"
          fill="none"
          stroke="#8a5a0a"
          strokeOpacity=".35"
          strokeWidth="2"
        />
        <circle cx="34" cy="60" r="30" fill={jade} />
        <path d="M34 30a30 30 0 0 1 29.6 25A34 34 0 0 1 31 30.2z" fill="#cffae6" opacity=".65" />
        <path
          d="M20 58c6-8 10-8 14 0s9 8 14 0"
          stroke="#063f32"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M22 70c5-6 8-6 12 0s8 6 12 0"
          stroke="#063f32"
          strokeWidth="4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          opacity=".6"
        />
      </>
    ),
  },
  {
    // reels
    draw: ({ gold }) => (
      <g transform="rotate(7 50 50)">
        <rect x="4" y="16" width="92" height="68" rx="18" fill="#fff6e6" />
        <rect
          x="4"
          y="16"
          width="92"
          height="68"
          rx="18"
          fill="none"
          stroke={gold}
          strokeWidth="6"
        />
        <rect x="13" y="27" width="22" height="46" rx="7" fill="#f3e0cc" />
        <rect x="39" y="27" width="22" height="46" rx="7" fill="#fff" />
        <rect x="65" y="27" width="22" height="46" rx="7" fill="#f3e0cc" />
        <path d="M17 39h14c-5 7-8 13-8.5 23h-6c.4-7 2.5-12 6-17h-5.5z" fill="#e0348a" />
        <path d="M43 39h14c-5 7-8 13-8.5 23h-6c.4-7 2.5-12 6-17h-5.5z" fill="#d61f6c" />
        <path d="M69 39h14c-5 7-8 13-8.5 23h-6c.4-7 2.5-12 6-17h-5.5z" fill="#e0348a" />
        <circle cx="100" cy="28" r="8" fill="#ff5b5b" />
        <path
          d="M99 34v26"
          stroke="#ffe29a"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    ),
  },
  {
    // sun
    place: "translate(0 5.6) scale(.96)",
    draw: ({ gold }) => (
      <>
        {turns(12).map((turn) => (
          <path
            key={turn}
            d="M50 16V2"
            transform={`rotate(${turn} 50 50)`}
            stroke="#ffe9a8"
            strokeWidth="6"
            strokeLinecap="round"
          />
        ))}
        <circle cx="50" cy="50" r="29" fill={gold} />
        <circle
          cx="50"
          cy="50"
          r="29"
          fill="none"
          stroke="#fff6d6"
          strokeWidth="2.5"
          opacity=".8"
        />
        <circle cx="41" cy="47" r="3.2" fill="#7a4306" />
        <circle cx="59" cy="47" r="3.2" fill="#7a4306" />
        <path
          d="M40 57c6 7 14 7 20 0"
          stroke="#7a4306"
          strokeWidth="3.6"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="34" cy="56" r="4" fill="#ff9a5b" opacity=".7" />
        <circle cx="66" cy="56" r="4" fill="#ff9a5b" opacity=".7" />
      </>
    ),
  },
  {
    // ball
    draw: () => (
      <>
        <circle cx="50" cy="50" r="44" fill="#fff" />
        <path d="M50 6a44 44 0 0 1 0 88c22-16 30-64 0-88z" fill="#c9d8f4" />
        <path d="M50 32l17 12.5-6.5 20h-21L33 44.5z" fill="#12275f" />
        <path
          d="M50 32V15M67 44.5 84 39M60.5 64.5 71 79M39.5 64.5 29 79M33 44.5 16 39"
          stroke="#12275f"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path
          d="M38 8.5 50 16l12-7.5A44 44 0 0 0 38 8.5zM92.5 38 83 39l-1 14 11 6a44 44 0 0 0-.5-21zM77 84.5 71 79l-14 6-2 9a44 44 0 0 0 22-9.5zM23 84.5 29 79l14 6 2 9a44 44 0 0 1-22-9.5zM7.5 38 17 39l1 14-11 6a44 44 0 0 1 .5-21z"
          fill="#12275f"
        />
      </>
    ),
  },
  {
    // hearts
    draw: () => (
      <g transform="rotate(-8 50 50)">
        <rect
          x="32"
          y="8"
          width="56"
          height="80"
          rx="11"
          fill="#ffd9e2"
          transform="rotate(16 60 48)"
        />
        <rect x="14" y="8" width="58" height="82" rx="11" fill="#fff" />
        <path
          d="M43 70C26 57 20 48 20 39a12 12 0 0 1 23-5 12 12 0 0 1 23 5c0 9-6 18-23 31z"
          fill="#e01f5a"
        />
        <path d="M43 34a12 12 0 0 1 23 5c0 9-6 18-23 31z" fill="#b90f45" />
        <path
          d="M26 38c0-4 3-7 7-7"
          stroke="#ffc2d3"
          strokeWidth="3.5"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    ),
  },
  {
    // film
    draw: ({ gold }) => (
      <g transform="rotate(-6 50 50)">
        <circle cx="48" cy="50" r="42" fill="#fff3e2" />
        <circle cx="48" cy="50" r="42" fill="none" stroke="#c9b39a" strokeWidth="2.5" />
        {turns(6).map((turn) => (
          <circle
            key={turn}
            cx="48"
            cy="23"
            r="9.5"
            fill="#b3202a"
            transform={`rotate(${turn} 48 50)`}
          />
        ))}
        <circle cx="48" cy="50" r="13" fill={gold} />
        <path d="m44.5 43.5 10 6.5-10 6.5z" fill="#6b1015" />
        <path d="M82 74c8 8 12 10 22 10" stroke="#fff3e2" strokeWidth="9" fill="none" />
        <path
          d="M84 74c8 7 11 9 20 9"
          stroke="#b3202a"
          strokeWidth="3"
          strokeDasharray="3 4"
          fill="none"
        />
      </g>
    ),
  },
  {
    // chips
    place: "translate(-5.6 9.3) scale(.96)",
    draw: () => (
      <>
        <ellipse cx="44" cy="74" rx="38" ry="15" fill="#0a5a55" />
        <path d="M6 60v14c0 8 17 15 38 15s38-7 38-15V60z" fill="#f25c54" />
        <ellipse cx="44" cy="60" rx="38" ry="15" fill="#ff8a80" />
        <path d="M10 46v12c0 8 17 14 38 14s38-6 38-14V46z" fill="#fff4df" />
        <ellipse cx="48" cy="46" rx="38" ry="15" fill="#fff" />
        <path d="M14 30v13c0 8 17 14 38 14s38-6 38-14V30z" fill="#12a596" />
        <path d="M22 40v11M34 44v11M52 46v11M70 44v11M82 40v11" stroke="#effffb" strokeWidth="5" />
        <ellipse cx="52" cy="30" rx="38" ry="15.5" fill="#2ccbb8" />
        <ellipse
          cx="52"
          cy="30"
          rx="25"
          ry="9.5"
          fill="none"
          stroke="#effffb"
          strokeWidth="3"
          strokeDasharray="6 5"
        />
        <ellipse cx="52" cy="30" rx="13" ry="5" fill="#effffb" />
      </>
    ),
  },
  {
    // spades
    draw: () => (
      <g transform="rotate(8 50 50)">
        <rect
          x="30"
          y="6"
          width="58"
          height="82"
          rx="11"
          fill="#d9dcff"
          transform="rotate(12 59 47)"
        />
        <rect x="16" y="8" width="58" height="82" rx="11" fill="#fff" />
        <path
          d="M45 24c10 12 18 17 18 27a11 11 0 0 1-15.5 9.5c.6 4 2 7 4.5 9.5H38c2.5-2.5 3.9-5.5 4.5-9.5A11 11 0 0 1 27 51c0-10 8-15 18-27z"
          fill="#2b2a8c"
        />
        <path
          d="M45 24c10 12 18 17 18 27a11 11 0 0 1-15.5 9.5c.6 4 2 7 4.5 9.5h-7z"
          fill="#4a47d8"
        />
      </g>
    ),
  },
  {
    // tent
    place: "translate(-7.4 7.4) scale(.94)",
    draw: ({ gold }) => (
      <>
        <path
          d="M50 6v14"
          stroke="#ffe29a"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M51 4l17 6-17 6z" fill="#ffd35e" />
        <path d="M50 18c14 16 30 24 46 28v8H4v-8c16-4 32-12 46-28z" fill="#fff6e6" />
        <path d="M50 18c3 14 6 26 8 36H42c2-10 5-22 8-36z" fill="#e03a25" />
        <path
          d="M50 18c-8 18-18 28-28 36H4v-8c16-4 32-12 46-28zM50 18c8 18 18 28 28 36h18v-8C80 42 64 34 50 18z"
          fill="#e03a25"
          opacity=".85"
        />
        <path d="M10 56h80l-4 36H14z" fill="#ffefd6" />
        <path d="M10 56h16l-2 36H14zM42 56h16v36H42zM74 56h16l-4 36H76z" fill="#e03a25" />
        <path d="M50 62c9 7 12 17 12 30H38c0-13 3-23 12-30z" fill="#5a140b" />
        <path
          d="M4 52c6 9 10 9 15 0 6 9 11 9 16 0 5 9 10 9 15 0 5 9 10 9 15 0 5 9 10 9 16 0 5 9 9 9 15 0z"
          fill={gold}
        />
      </>
    ),
  },
  {
    // draw
    draw: ({ gold }) => (
      <>
        <circle cx="66" cy="30" r="27" fill="#ff6b6b" />
        <circle cx="66" cy="30" r="16" fill="#fff" />
        <path
          d="M61.5 24h9l-5 12"
          stroke="#b3261e"
          strokeWidth="3.2"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="30" cy="44" r="26" fill="#3ddc97" />
        <circle cx="30" cy="44" r="15" fill="#fff" />
        <path
          d="M25.8 41a4.3 4.3 0 1 1 7.6 2.7L26 50h8.6"
          stroke="#075b3e"
          strokeWidth="3.2"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="60" cy="68" r="30" fill={gold} />
        <circle cx="60" cy="68" r="19" fill="#fffdf6" />
        <path
          d="M49.5 64.5a4.7 4.7 0 1 1 8.3 3L49.5 75.5h9.5M63.5 60.5h9.5L67.5 75.5"
          stroke="#5a3803"
          strokeWidth="3.6"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </>
    ),
  },
  {
    // clover
    place: "translate(-5.6 7.4) scale(.98)",
    draw: ({ leaf }) => (
      <g transform="rotate(8 50 46)">
        <path
          d="M50 46C34 38 28 28 33 19c4-7 13-6 17 2 4-8 13-9 17-2 5 9-1 19-17 27z"
          fill={leaf}
          transform="rotate(45 50 46)"
        />
        <path
          d="M50 46C34 38 28 28 33 19c4-7 13-6 17 2 4-8 13-9 17-2 5 9-1 19-17 27z"
          fill="#2e8a2a"
          transform="rotate(135 50 46)"
        />
        <path
          d="M50 46C34 38 28 28 33 19c4-7 13-6 17 2 4-8 13-9 17-2 5 9-1 19-17 27z"
          fill={leaf}
          transform="rotate(225 50 46)"
        />
        <path
          d="M50 46C34 38 28 28 33 19c4-7 13-6 17 2 4-8 13-9 17-2 5 9-1 19-17 27z"
          fill="#2e8a2a"
          transform="rotate(315 50 46)"
        />
        <path
          d="M52 48c2 20 8 34 20 44"
          stroke="#2e8a2a"
          strokeWidth="7"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle cx="50" cy="46" r="5" fill="#f3ffc2" />
      </g>
    ),
  },
  {
    // bell
    place: "translate(-3.7 5.6) scale(.95)",
    draw: ({ gold }) => (
      <g transform="rotate(10 50 50)">
        <path
          d="M50 8a8 8 0 0 1 8 8c14 4 20 15 20 30 0 14 4 20 10 26H12c6-6 10-12 10-26 0-15 6-26 20-30a8 8 0 0 1 8-8z"
          fill={gold}
        />
        <path
          d="M58 16c14 4 20 15 20 30 0 14 4 20 10 26H62c5-14 6-40-4-56z"
          fill="#c07a10"
          opacity=".55"
        />
        <rect x="8" y="70" width="84" height="9" rx="4.5" fill="#fff0c2" />
        <circle cx="50" cy="86" r="9" fill="#b1440d" />
        <path
          d="M32 34c2-7 6-11 11-13"
          stroke="#fff8e2"
          strokeWidth="5"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    ),
  },
  {
    // diamond
    draw: () => (
      <>
        <path d="M26 16h48l22 26-46 52L4 42z" fill="#9be4ff" />
        <path d="M26 16 36 42 4 42z" fill="#d9f6ff" />
        <path d="M26 16h48L64 42H36z" fill="#f2fcff" />
        <path d="M74 16 96 42H64z" fill="#6cc9f5" />
        <path d="M36 42h28L50 94z" fill="#7ad5fa" />
        <path d="M4 42h32l14 52z" fill="#b4ecff" />
        <path d="M64 42h32L50 94z" fill="#3e9fdd" />
        <path d="m86 6 2.5 6.5L95 15l-6.5 2.5L86 24l-2.5-6.5L77 15l6.5-2.5z" fill="#fff" />
      </>
    ),
  },
  {
    // crown
    place: "translate(-7.4 7.4) scale(.94)",
    draw: ({ gold }) => (
      <g transform="rotate(8 50 50)">
        <path d="M8 30l22 22L50 14l20 38 22-22-8 48H16z" fill={gold} />
        <path d="M50 14l20 38 22-22-8 48H50z" fill="#c98a1b" opacity=".5" />
        <rect x="16" y="76" width="68" height="11" rx="5" fill="#fff0c2" />
        <circle cx="8" cy="29" r="7" fill="#ff8ad8" />
        <circle cx="50" cy="12" r="8" fill="#8be0ff" />
        <circle cx="92" cy="29" r="7" fill="#ff8ad8" />
        <path d="m50 52 7 9-7 9-7-9z" fill="#b436c9" />
      </g>
    ),
  },
  {
    // die
    place: "translate(-3.7 5.6) scale(.96)",
    draw: () => (
      <g transform="rotate(-8 50 50)">
        <path d="M50 8 88 26 50 46 12 26z" fill="#fff8ea" />
        <path d="M12 26 50 46v46L12 70z" fill="#e9d2b4" />
        <path d="M88 26 50 46v46l38-22z" fill="#c99f70" />
        <ellipse cx="50" cy="27" rx="7" ry="4" fill="#a23412" />
        <ellipse cx="24" cy="45" rx="4" ry="6" fill="#8a2f12" />
        <ellipse cx="37" cy="72" rx="4" ry="6" fill="#8a2f12" />
        <ellipse cx="62" cy="56" rx="4" ry="6" fill="#6a220b" />
        <ellipse cx="69" cy="63" rx="4" ry="6" fill="#6a220b" />
        <ellipse cx="77" cy="70" rx="4" ry="6" fill="#6a220b" />
      </g>
    ),
  },
];

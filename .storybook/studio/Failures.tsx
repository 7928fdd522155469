import { Alert, Button, Stack } from "@satang/ui";
import {
  type BrandColors,
  type BrandTokens,
  type ContrastFailure,
  checkTheme,
} from "@satang/ui/theming";

type Nearest = NonNullable<ContrastFailure["nearest"]>;

/** Pairs without exact values, because the nearest colour of an exact value is set elsewhere. */
const isOwn = (token: Nearest["token"], { color }: BrandTokens): token is keyof BrandColors =>
  token in color;

interface FailuresProps {
  brand: BrandTokens;
  onFix: (token: keyof BrandColors, color: string) => void;
}

function FixButton({ token, color, brand, onFix }: Nearest & FailuresProps) {
  if (!isOwn(token, brand)) return null;
  return (
    <Button variant="outline" size="small" onClick={() => onFix(token, color)}>
      Use {color} for {token}
    </Button>
  );
}

/** Every pair with too little contrast, with the nearest colour that passes. */
export function Failures({ brand, onFix }: FailuresProps) {
  const { failures, level, pairs } = checkTheme(brand);
  if (failures.length === 0) {
    return (
      <Alert tone="positive" live="polite">
        All {pairs.length} pairs that components use pass {level}.
      </Alert>
    );
  }
  return (
    <Stack gap={2} role="group" aria-label="Contrast failures">
      {failures.map(({ message, nearest }) => (
        <Alert
          key={message}
          tone="critical"
          action={nearest && <FixButton {...nearest} brand={brand} onFix={onFix} />}
        >
          {message}
        </Alert>
      ))}
    </Stack>
  );
}

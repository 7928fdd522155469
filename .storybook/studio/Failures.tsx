import { Button, Notice, Stack } from "@satang/ui";
import { type BrandColors, type BrandTokens, checkTheme } from "@satang/ui/theming";

interface FailuresProps {
  brand: BrandTokens;
  onMend: (token: keyof BrandColors, color: string) => void;
}

/** Every pair that does not read, with the nearest colour that would. */
export function Failures({ brand, onMend }: FailuresProps) {
  const { failures, level, pairs } = checkTheme(brand);
  if (failures.length === 0) {
    return (
      <Notice tone="positive" live="polite">
        All {pairs.length} pairs that components use pass {level}.
      </Notice>
    );
  }
  return (
    <Stack gap={2} role="group" aria-label="Contrast failures">
      {failures.map(({ message, nearest }) => (
        <Notice
          key={message}
          tone="critical"
          action={
            nearest && (
              <Button
                variant="outline"
                size="small"
                onClick={() => onMend(nearest.token, nearest.color)}
              >
                Use {nearest.color} for {nearest.token}
              </Button>
            )
          }
        >
          {message}
        </Notice>
      ))}
    </Stack>
  );
}

import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import CssBaseline from "@mui/material/CssBaseline";
import MuiDialog from "@mui/material/Dialog";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import { createTheme, ThemeProvider, useColorScheme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { type ReactNode, useId } from "react";
import type { DialogProps } from "../contestant.types.ts";

const theme = createTheme({
  cssVariables: { colorSchemeSelector: "class" },
  colorSchemes: { light: true, dark: true },
});

export const Frame = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} defaultMode="light" disableTransitionOnChange>
    <CssBaseline />
    {children}
  </ThemeProvider>
);

export const button = (key: number, loud: boolean) => (
  <Button key={key} variant={loud ? "contained" : "outlined"}>
    {`Button ${key}`}
  </Button>
);

export const checkbox = (key: number) => (
  <FormControlLabel key={key} control={<Checkbox />} label={`Choice ${key}`} />
);

export const field = (key: number, disabled: boolean) => (
  <TextField key={key} id={`field-${key}`} label={`Field ${key}`} disabled={disabled} />
);

export function Dialog({ open, onOpenChange, children }: DialogProps) {
  const id = useId();
  return (
    <MuiDialog open={open} onClose={() => onOpenChange(false)} aria-labelledby={id}>
      <DialogTitle id={id}>Transfer</DialogTitle>
      <DialogContent>
        <DialogContentText>The money moves at once.</DialogContentText>
        {children}
      </DialogContent>
    </MuiDialog>
  );
}

export const useScheme = () => useColorScheme().setMode;

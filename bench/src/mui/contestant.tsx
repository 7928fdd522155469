import Button from "@mui/material/Button";
import CssBaseline from "@mui/material/CssBaseline";
import MuiDialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { createTheme, ThemeProvider, useColorScheme } from "@mui/material/styles";
import TextField from "@mui/material/TextField";
import { type ReactNode, useId } from "react";

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

export const field = (key: number, disabled: boolean) => (
  <TextField key={key} id={`field-${key}`} label={`Field ${key}`} disabled={disabled} />
);

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function Dialog({ open, onOpenChange }: DialogProps) {
  const id = useId();
  const close = () => onOpenChange(false);
  return (
    <MuiDialog open={open} onClose={close} aria-labelledby={id}>
      <DialogTitle id={id}>Transfer</DialogTitle>
      <DialogContent>
        <DialogContentText>The money moves at once.</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={close}>Close</Button>
      </DialogActions>
    </MuiDialog>
  );
}

export const useScheme = () => useColorScheme().setMode;

import Button from "@mui/material/Button";

export const OneButton = () => <Button variant="contained">Transfer</Button>;

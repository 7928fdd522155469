import { Button } from "@satang/ui";

export const OneButton = () => <Button>Transfer</Button>;

import { Button } from "react-aria-components/Button";
import "../plain/button.css";

export const OneButton = () => <Button className="button">Transfer</Button>;

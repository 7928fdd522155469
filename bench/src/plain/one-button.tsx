import "./button.css";

export const OneButton = () => (
  <button type="button" className="button">
    Transfer
  </button>
);
